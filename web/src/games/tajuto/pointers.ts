import type { Pointers } from "../../lessons/pointers";

export const pointers: Pointers = {
  hand: ".floors",
  floor: (floor) => `.floors [data-floor="${floor}"]`,
  pagoda: (pagoda) => `[data-drop="plot-${pagoda}"]`,
  // Small phones have no track: there the points are counted.
  track: ".track, .mine .figure:nth-child(1)",
  // Where there is no room for the village it is opened by the third verb, and the objectives by the last one.
  village: ".village, .verbs [data-verb='get']",
  tile: (tile) => `.village [data-tile="${tile}"], .verbs [data-verb='get']`,
  tiles: ".mine .look",
  cubes: ".mine .cubes",
  objectives: ".objectives, .verbs [data-verb='claim']",
  points: ".mine .figure:nth-child(2)",
};
