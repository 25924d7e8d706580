import preview from '#.storybook/preview'
import { BrandMark } from './BrandMark'
import { OrbitArcs } from './OrbitArcs'

/** العلامة */
const meta = preview.meta({
  title: 'Foundations/BrandMark',
  component: BrandMark,
})

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <BrandMark size="small" withName />
      <BrandMark withName />
      <BrandMark size="large" withName />
      <BrandMark size="masthead" withName />
    </div>
  ),
})

export const MarkAlone = meta.story({ args: { size: 'large' } })

/** The rings of the mark, for banners. */
export const Arcs = meta.story({ render: () => <OrbitArcs /> })
