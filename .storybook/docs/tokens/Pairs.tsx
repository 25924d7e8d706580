import { styled } from '@mui/material/styles'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import type { Colours, Scheme } from '../../tokens/designTokens'
import { type Contrast, contrasts, LEAST, tooLow } from '../../tokens/pairs'

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
  const all = contrasts(colours)
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
      {(['words', 'shapes'] as const).map((kind) => (
        <div key={kind}>
          <h3>{kind === 'words' ? 'كلمات: 4.5 على الأقل' : 'خطوط وأشكال: 3 على الأقل'}</h3>
          <Grid aria-label={kind === 'words' ? 'كلمات' : 'خطوط وأشكال'}>
            {all
              .filter(({ least }) => least === LEAST[kind])
              .map((one) => (
                <Pair key={one.pair.join()} {...one} colours={colours} />
              ))}
          </Grid>
        </div>
      ))}
    </section>
  )
}

function Pair({ pair: [on, under], ratio, least, colours }: Contrast & { colours: Colours }) {
  return (
    <Swatch data-low={ratio < least || undefined}>
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
