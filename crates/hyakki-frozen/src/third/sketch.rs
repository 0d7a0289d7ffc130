use std::sync::Arc;

use hyakki_core::{Dice, Game, PerSeat, Seat};
use hyakki_sketch::{Action, Actions, Sketch, SketchView};

use super::{ThirdPlays, Tuning, settings};
use crate::first::sketch::{SketchInformationSet, SketchKnowledge, features};
use crate::search::{InformationSet, Knowledge, Settings};

pub(crate) struct ThirdSketch {
    inner: SketchKnowledge,
    n_actions: u32,
    infers: bool,
}

pub(crate) struct ThirdSketchSet {
    inner: SketchInformationSet,
    view: SketchView,
    n_actions: u32,
    infers: bool,
}

impl ThirdPlays for Sketch {
    type Third = ThirdSketch;
    fn third(t: Tuning) -> (ThirdSketch, Settings) {
        let evaluator = features::hand_written(
            [t.get(4, 0.4), t.get(5, 0.4)],
            t.get(6, 0.5),
            t.get(7, 0.0),
            t.get(8, 1.0),
            t.get(9, 0.5),
            t.get(10, 0.2),
            t.get(11, 0.2),
            t.get(12, 1.0),
        );
        let knowledge = ThirdSketch {
            inner: SketchKnowledge::with(Arc::new(evaluator), t.get(3, 4.0)),
            n_actions: t.get(13, 0.0) as u32,
            infers: t.get(14, 1.0) > 0.0,
        };
        (knowledge, settings(t, 1.2, 5.0))
    }
}

impl Knowledge<Sketch> for ThirdSketch {
    type InformationSet = ThirdSketchSet;
    fn information_set(&self, view: &SketchView) -> ThirdSketchSet {
        ThirdSketchSet {
            inner: self.inner.information_set(view),
            view: *view,
            n_actions: self.n_actions,
            infers: self.infers,
        }
    }
}

impl InformationSet<Sketch> for ThirdSketchSet {
    fn sample(&mut self, dice: &mut impl Dice) -> Sketch {
        if self.infers {
            self.inner.sample(dice)
        } else {
            Sketch::determinize(&self.view, dice)
        }
    }

    fn rollout_action(
        &self,
        world: &Sketch,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        self.inner.rollout_action(world, seat, actions, dice)
    }

    fn priors(&self, world: &Sketch, seat: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        self.inner.priors(world, seat, actions, priors);
    }

    fn horizon_value(&self, _: &Sketch) -> Option<PerSeat<f32>> {
        None
    }

    fn cutoff_value(&self, world: &Sketch, n_actions: u32) -> Option<PerSeat<f32>> {
        if n_actions < self.n_actions {
            return None;
        }
        self.inner.cutoff_value(world, n_actions)
    }
}
