'use strict';

// A plain trick-taking game, written for boardgame.io the way its guide does it: four players, 52 cards dealt out, follow
// suit, spades are trump. It stands in for Septet: hidden hands, one card a step, about as many steps in a match.

const { INVALID_MOVE } = require('boardgame.io/core');

const N_SEATS = 4;
const N_VALUES = 13;
const N_CARDS = 52;
const TRUMP = 3;
const TRICKS_A_ROUND = 13;
const TRICKS_A_MATCH = 4 * TRICKS_A_ROUND;

/** Cards are 0..51, thirteen of each suit, in rising order. */
const suitOf = (card) => Math.floor(card / N_VALUES);

/** The cards of `hand` that may be played to `trick`, a list of `{ seat, card }`. */
function legalCards(hand, trick) {
  if (trick.length === 0) return hand;
  const ledSuit = suitOf(trick[0].card);
  const following = hand.filter((card) => suitOf(card) === ledSuit);
  return following.length > 0 ? following : hand;
}

/** The seat that takes a full trick: the highest trump, or else the highest card of the led suit. */
function winnerOf(trick) {
  const ledSuit = suitOf(trick[0].card);
  const suitRank = (card) => (suitOf(card) === TRUMP ? 2 : suitOf(card) === ledSuit ? 1 : 0);
  const beats = (a, b) => suitRank(a) - suitRank(b) || a - b;
  return trick.reduce((best, play) => (beats(play.card, best.card) > 0 ? play : best)).seat;
}

/** Hands for the next round. Rounds are full, except that the first one of a match takes up what is over. */
function deal(tricksLeft, random) {
  const handSize = tricksLeft % TRICKS_A_ROUND || TRICKS_A_ROUND;
  const deck = random.Shuffle([...Array(N_CARDS).keys()]);
  return Array.from({ length: N_SEATS }, (_, seat) => deck.slice(seat * handSize, (seat + 1) * handSize));
}

/** `setupData.tricks` makes a shorter match; the load generator starts its tables with it so that they do not end together. */
function setup({ random }, { tricks = TRICKS_A_MATCH } = {}) {
  return { tricksLeft: tricks, hands: deal(tricks, random), trick: [], tricksWon: [0, 0, 0, 0], nextSeat: 0 };
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  if (!legalCards(G.hands[seat], G.trick).includes(card)) return INVALID_MOVE;
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  G.trick.push({ seat, card });
  G.nextSeat = (seat + 1) % N_SEATS;
  if (G.trick.length < N_SEATS) return;
  G.nextSeat = winnerOf(G.trick);
  G.tricksWon[G.nextSeat] += 1;
  G.trick = [];
  G.tricksLeft -= 1;
  if (G.tricksLeft > 0 && G.hands[seat].length === 0) G.hands = deal(G.tricksLeft, random);
}

/** Everything but the hands is public; of another's hand one sees how many cards it has. */
function playerView({ G, playerID }) {
  return { ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) };
}

const game = {
  name: 'tricks',
  minPlayers: N_SEATS,
  maxPlayers: N_SEATS,
  setup,
  playerView,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.nextSeat } },
  endIf: ({ G }) => (G.tricksLeft === 0 ? { tricksWon: G.tricksWon } : undefined),
};

module.exports = { game, legalCards, winnerOf, N_SEATS, N_CARDS, TRICKS_A_MATCH };
