import { deferHydration } from '@/hydration/deferHydration'

/** The tools of a list stay HTML until the editor's first action: no first visit needs their code. */
export const DeferredListTools = deferHydration(() =>
  import('./ListTools').then((it) => it.ListTools),
)
