import { styled } from '@mui/material/styles'
import type { LegalList, LegalSection } from '@/content/legal/legalDocument'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { colors, lineHeight, readingSize, size, up, weight } from '@/ui/theme/tokens'

const Section = styled('section')({
  fontSize: readingSize(size.t16),
  [up.md]: { fontSize: readingSize(size.t18) },
  '& + &': { marginBlockStart: 40 },
  '& h2': { fontSize: size.t22, fontWeight: weight.title, lineHeight: lineHeight.head },
  // Like the h1: a focused heading is a position, not a control, so it has no ring.
  '& h2:focus': { outline: 'none' },
  '& h3': { marginBlockStart: 16, fontSize: 'inherit', fontWeight: weight.card },
  '& p': { marginBlockStart: 12 },
  '& ul': { marginBlockStart: 8, paddingInlineStart: 20 },
  '& li': {
    position: 'relative',
    marginBlockStart: 6,
    textWrap: 'pretty',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.7em',
      insetInlineStart: -16,
      inlineSize: 6,
      blockSize: 6,
      borderRadius: '50%',
      background: colors.lineStrong,
    },
  },
})

/** A section of a legal page. Its heading is the target of its link in the contents and then gets the focus. */
export function LegalText({ section: { id, title, body } }: { section: LegalSection }) {
  return (
    <Section>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {body.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{nbspAfterNumbers(block)}</p>
        ) : (
          <Points key={block.items[0]} {...block} />
        ),
      )}
    </Section>
  )
}

function Points({ title, items }: LegalList) {
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul>
        {items.map((item) => (
          <li key={item}>{nbspAfterNumbers(item)}</li>
        ))}
      </ul>
    </>
  )
}
