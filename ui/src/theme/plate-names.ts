export const PLATES = ['night', 'day', 'contrast'] as const;
export type Plate = (typeof PLATES)[number];
