import { styled } from '@mui/material/styles'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import type { Colours, Scheme } from '../../tokens/designTokens'
import { type Contrast, contrasts, KINDS, tooLow } from '../../tokens/pairs'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 12,
})

/** The captions are below the colour, on paper, so that they are readable for every colour. */
const Swatch = styled('li')({
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${colors.line}`,
  background: colors.paper,
  '&[data-low]': { border: `2px solid ${colors.bad}` },
  '& > p': { display: 'grid', gap: 2, padding: '8px 16px 12px', fontSize: size.t13 },
  '& > p > b': { fontSize: size.t14, fontWeight: weight.card },
})

const Colour = styled('div')({
  display: 'grid',
  placeItems: 'center',
  blockSize: 56,
  borderBlockEnd: `1px solid ${colors.line}`,
  fontSize: size.t18,
  fontWeight: weight.card,
})

const Low = styled('section')({
  padding: '12px 16px',
  marginBlockEnd: 16,
  borderRadius: radius.control,
  background: colors.badSoft,
  color: colors.bad,
})

const NAMES = { light: 'المظهر الفاتح', dark: 'المظهر الداكن' } as const

/** Every pair in use in one scheme with its contrast; those below their least are named first. */
export function Pairs({ scheme, colours }: { scheme: Scheme; colours: Colours }) {
  const low = tooLow(colours)
  return (
    <section aria-label={`التباين في ${NAMES[scheme]}`}>
      <h2>التباين في {NAMES[scheme]}</h2>
      {low.length > 0 && (
        <Low aria-label="دون الحد">
          <b>دون الحد</b>
          <ul dir="ltr">
            {low.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Low>
      )}
      {KINDS.map((kind) => (
        <div key={kind.name}>
          <h3>{`${kind.name}: ${kind.least} على الأقل`}</h3>
          <Grid aria-label={kind.name}>
            {contrasts(colours, kind).map((one) => (
              <Pair key={one.pair.join()} {...one} colours={colours} />
            ))}
          </Grid>
        </div>
      ))}
    </section>
  )
}

function Pair({ pair: [on, under], ratio, isLow, colours }: Contrast & { colours: Colours }) {
  return (
    <Swatch data-low={isLow || undefined}>
      <Colour style={{ background: colours[under], color: colours[on] }}>مدار 2026</Colour>
      <p dir="ltr">
        <b>
          {on} / {under}
        </b>
        <code>{ratio.toFixed(2)} : 1</code>
      </p>
    </Swatch>
  )
}
