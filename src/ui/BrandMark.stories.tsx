import preview from '#.storybook/preview'
import { wholeCanvas } from '#.storybook/wholeCanvas'
import { BrandMark } from './BrandMark'
import { OrbitArcs } from './OrbitArcs'

const meta = preview.meta({
  title: 'Foundations/BrandMark',
  parameters: wholeCanvas,
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
