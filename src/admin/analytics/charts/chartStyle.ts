import { useMatches } from '@/ui/useMatches'

/**
 * The props shared by all charts: no legend (the labels are part of the chart), no tab stop (the
 * chart is hidden from screen readers, which read the table), and no animation under
 * `prefers-reduced-motion`.
 */
export function useChartStyle() {
  const prefersReducedMotion = useMatches('(prefers-reduced-motion: reduce)')
  return {
    hideLegend: true,
    disableKeyboardNavigation: true,
    skipAnimation: prefersReducedMotion,
    margin: 0,
  } as const
}
