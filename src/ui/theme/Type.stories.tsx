import { styled } from '@mui/material/styles'
import preview from '#.storybook/preview'
import { control, lineHeight, radius, size, weight } from './tokens'

/** الخط والمسافات */
const meta = preview.meta({ title: 'Foundations/Type and space' })

const Row = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
  '& > code': {
    flex: '0 0 9rem',
    fontSize: size.t14,
    color: theme.vars.palette.tokens.muted,
  },
}))

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

const Box = styled('div')(({ theme }) => ({
  background: theme.vars.palette.tokens.brandSoft,
  border: `1px solid ${theme.vars.palette.tokens.lineStrong}`,
}))

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
