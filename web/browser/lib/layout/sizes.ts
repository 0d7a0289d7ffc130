/** Desktops, phones lying and standing. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
  { width: 667, height: 375 },
  { width: 2560, height: 1440 },
] as const;

/** Colours are the same in all sizes; here edges are blurred the least. */
export const LARGEST = SIZES[6];

export type Size = (typeof SIZES)[number];

export const LIGHTS = ["dark", "light"] as const;

export type Light = (typeof LIGHTS)[number];
