import { PEAK_VISITORS, percentOf, round } from './arithmetic'

/** An hour's visitors as a share of the peak (Spec §9, D-23), in percent with one decimal. */
export const shareOfPeak = (visitors: number): number =>
  round(percentOf(visitors, PEAK_VISITORS), 1)
