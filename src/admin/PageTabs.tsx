import { deferHydration } from '@/hydration/deferHydration'

/** The tabs of a screen. MUI's code for them is as large as such a screen. */
export const PageTabs = deferHydration(() =>
  import('@/ui/navigation/PageTabs').then((it) => it.PageTabs),
)
