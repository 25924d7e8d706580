import { styled } from '@mui/material/styles'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { colors, control, lineHeight, radius, size, weight } from './tokens'

/** الخط والمسافات */
const meta = preview.meta({ title: 'Foundations/Type and space' })

const Row = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${colors.line}`,
  '& > code': {
    flex: '0 0 9rem',
    fontSize: size.t14,
    color: colors.muted,
  },
})

const SENTENCE = 'أخبار اليوم في مدار، 20 نوفمبر 2026'

/** The type scale, rendered from the tokens of the theme. */
export const Type = meta.story({
  render: () => (
    <>
      <h1>الخط</h1>
      <p>خط واحد متغيّر الوزن، من حزمة يقدّمها الموقع نفسه.</p>
      {Object.entries(size).map(([name, rem]) => (
        <Row key={name}>
          <code dir="ltr">
            {name} · {rem}
          </code>
          <span style={{ fontSize: rem }}>{SENTENCE}</span>
        </Row>
      ))}
      <h2>الأوزان</h2>
      {Object.entries(weight).map(([name, value]) => (
        <Row key={name}>
          <code dir="ltr">
            {name} · {value}
          </code>
          <span style={{ fontWeight: value, fontSize: size.t22 }}>{SENTENCE}</span>
        </Row>
      ))}
      <h2>ارتفاع السطر</h2>
      {Object.entries(lineHeight).map(([name, value]) => (
        <Row key={name}>
          <code dir="ltr">
            {name} · {value}
          </code>
          <span style={{ lineHeight: value, maxInlineSize: 420 }}>
            تحمل الحروف العربية نقاطًا فوق السطر وتحته، فتحتاج إلى سطر أعلى من اللاتينية كي لا تتلامس
            النقاط والحركات بين سطرين.
          </span>
        </Row>
      ))}
    </>
  ),
})

/** Signs below a line over signs above the next one: two hamzas, «ي» over «ؤ», a kasra over a damma. */
const STACKED = [
  ['للإنذار', 'الأمطار'],
  ['القاضي', 'المؤلف'],
  ['كتابِه', 'كُتبه'],
] as const

const SIZES = [
  [size.figure, lineHeight.lead],
  [size.t36, lineHeight.lead],
  [size.t30, lineHeight.lead],
  [size.t28, lineHeight.head],
  [size.t22, lineHeight.head],
] as const

const Headline = styled('p')({ fontWeight: weight.title })

/** Two lines of a bold headline never touch: their ink keeps 2 px at each size that headlines have. */
export const Headlines = meta.story({
  render: () => (
    <>
      <h1>سطرا العنوان</h1>
      <p>الهمزة والكسرة تحت السطر لا تلامسان الهمزة والضمة فوق ما يليه.</p>
      {SIZES.map(([rem, height]) => (
        <Row key={rem} as="div">
          <code dir="ltr">{rem}</code>
          {STACKED.map(([first, second]) => (
            <Headline key={first} style={{ fontSize: rem, lineHeight: height }}>
              {first}
              <br />
              {second}
            </Headline>
          ))}
        </Row>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const ruler = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    for (const headline of canvasElement.querySelectorAll('div > p')) {
      const { fontWeight, fontFamily, fontSize, lineHeight } = getComputedStyle(headline)
      // Not the element's `font`, which is empty when a part of it has no shorthand; and so large that nothing is rounded.
      ruler.font = `${fontWeight} 1000px ${fontFamily}`
      const [first = '', second = ''] = [...headline.childNodes].flatMap(
        (one) => one.nodeValue ?? [],
      )
      const { actualBoundingBoxDescent: below } = ruler.measureText(first)
      const { actualBoundingBoxAscent: above } = ruler.measureText(second)
      const gap = parseFloat(lineHeight) - ((below + above) * parseFloat(fontSize)) / 1000
      await expect(gap, `${headline.textContent}, ${fontSize}`).toBeGreaterThanOrEqual(2)
    }
  },
})

const Box = styled('div')({
  background: colors.brandSoft,
  border: `1px solid ${colors.lineStrong}`,
})

const SPACES = [4, 8, 12, 16, 24, 32, 48, 64]

export const Space = meta.story({
  render: () => (
    <>
      <h1>المسافات والأشكال</h1>
      <p>الوحدة 4 بكسلات. حول النص 16، وبين البطاقات 16 على الهاتف و24 على الشاشة العريضة.</p>
      {SPACES.map((space) => (
        <Row key={space} as="div">
          <code dir="ltr">{space} px</code>
          <Box style={{ inlineSize: space, blockSize: 16 }} />
        </Row>
      ))}
      <h2>الزوايا</h2>
      {Object.entries(radius).map(([name, value]) => (
        <Row key={name}>
          <code dir="ltr">
            {name} · {value}
          </code>
          <Box style={{ inlineSize: 96, blockSize: 48, borderRadius: value }} />
        </Row>
      ))}
      <h2>ارتفاع الأدوات</h2>
      {Object.entries(control).map(([name, value]) => (
        <Row key={name}>
          <code dir="ltr">
            {name} · {value}
          </code>
          <Box style={{ inlineSize: 160, blockSize: value, borderRadius: radius.control }} />
        </Row>
      ))}
    </>
  ),
})
