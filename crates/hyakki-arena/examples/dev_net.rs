//! DEV: expert iteration for a game.
use hyakki_core::GameRng;
use hyakki_minds::{GameWithMinds, Level, NetValued};
use hyakki_net::Net;
use hyakki_training::net::*;
use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU32, Ordering},
};

fn run<G: NetValued + Send + Sync>(args: &[String])
where
    G::Knowledge: Clone,
{
    let players: usize = args[0].parse().unwrap();
    let generations: u32 = args[1].parse().unwrap();
    let games: u32 = args[2].parse().unwrap();
    let simulations: u32 = args[3].parse().unwrap();
    let out = &args[4];
    let threads: usize = args[5].parse().unwrap();
    let start: Option<&String> = args.get(6);
    let mut net: Option<Arc<Net>> =
        start.map(|p| Arc::new(Net::from_bytes(&std::fs::read(p).unwrap()).unwrap()));
    let mut window: Vec<Examples> = Vec::new();
    for generation in 0..generations {
        let t0 = std::time::Instant::now();
        let knowledge = match &net {
            Some(net) => G::knowledge_with_net(Arc::clone(net), 4.0),
            None => G::knowledge(Level::STRONGEST),
        };
        let next = AtomicU32::new(0);
        let all = Mutex::new((Examples::default(), Examples::default()));
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let n = next.fetch_add(1, Ordering::Relaxed);
                        if n >= games {
                            break;
                        }
                        let mut dice = GameRng::for_game(77 + u64::from(generation), u64::from(n));
                        let played = play::<G>(&knowledge, players, simulations, &mut dice);
                        let mut all = all.lock().unwrap();
                        if n % 20 == 19 {
                            all.1.extend(&played)
                        } else {
                            all.0.extend(&played)
                        }
                    }
                });
            }
        });
        let (fitted, held) = all.into_inner().unwrap();
        let t1 = std::time::Instant::now();
        window.push(fitted);
        if window.len() > 4 {
            window.remove(0);
        }
        let mut examples = Examples::default();
        for w in &window {
            examples.extend(w);
        }
        let mut dice = GameRng::for_game(5, u64::from(generation));
        let before = net.as_ref().map(|n| mean_cross_entropy(n, &held));
        let mut fresh = match &net {
            Some(n) => (**n).clone(),
            None => first_net(G::N_INPUTS, players, &mut dice),
        };
        let (epochs, rate) = if net.is_none() { (8, 2e-3) } else { (4, 1e-3) };
        fit(&mut fresh, &examples, epochs, rate, &mut dice);
        println!(
            "gen {generation}: {} positions (held {}), play {:.0}s fit {:.0}s, held-out before {:?} after {:.4}, train {:.4}",
            examples.len(),
            held.len(),
            (t1 - t0).as_secs_f32(),
            t1.elapsed().as_secs_f32(),
            before,
            mean_cross_entropy(&fresh, &held),
            mean_cross_entropy(&fresh, &examples)
        );
        std::fs::write(format!("{out}/net-{generation}.bin"), fresh.to_bytes("dev")).unwrap();
        net = Some(Arc::new(fresh));
    }
}
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args[0].as_str() {
        "sketch" => run::<hyakki_sketch::Sketch>(&args[1..]),
        "tajuto" => run::<hyakki_tajuto::Tajuto>(&args[1..]),
        _ => panic!(),
    }
}
