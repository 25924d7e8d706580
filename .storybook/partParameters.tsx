import { lazy, Suspense } from 'react'
import type { PartGuide } from './guide'
import { wholeCanvas } from './wholeCanvas'

// Only a docs page needs the components of Storybook, which are larger than the app.
const PartPage = lazy(() => import('./PartPage').then((it) => ({ default: it.PartPage })))

const page = () => (
  <Suspense fallback={null}>
    <PartPage />
  </Suspense>
)

/**
 * The parameters for the stories of a part, next to `tags: ['autodocs']`: the part opens in the whole canvas, the
 * Controls panel shows its props, except `icon`, which is a component and has no control, and its page has its guide.
 */
export const partParameters = (guide: PartGuide) => ({
  ...wholeCanvas,
  controls: { disable: false, exclude: /^icon$/ },
  docs: { page },
  guide,
})
