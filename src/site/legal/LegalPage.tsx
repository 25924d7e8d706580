import { styled } from '@mui/material/styles'
import type { LegalDocument, LegalList } from '@/content/legal/legalDocument'
import { formatCalendarDay } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { colors, lineHeight, readingSize, size, up, weight } from '@/ui/theme/tokens'
import { LegalContents } from './LegalContents'
import { useReading } from './useReading'

const Columns = styled('div')({
  [up.xl]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
    columnGap: 32,
    // First in the order of Tab.
    '& > nav': { gridArea: '1 / 2' },
    marginBlockStart: 32,
  },
})

// At most 70 characters of Cairo per line.
const Text = styled('div')({
  maxInlineSize: '34em',
  '& > .MuiButton-root': { marginBlockStart: 20, whiteSpace: 'normal' },
})

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

/** The privacy policy and the terms of use (Spec §2): one screen for two documents. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, intro, updated, sections, contact } = document
  const inView = useReading(sections)
  return (
    <article>
      <PageHeader
        title={title}
        intro={
          <>
            <p>{intro}</p>
            <p>
              آخر تحديث:{' '}
              <time dateTime={updated}>{nbspAfterNumbers(formatCalendarDay(updated))}</time>
            </p>
          </>
        }
      />
      <Columns>
        <LegalContents sections={sections} inView={inView} />
        <Text>
          {sections.map(({ id, title, body }) => (
            <Section key={id}>
              {/* The target of its link in the contents, which then gets the focus. */}
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
          ))}
          <ButtonLink to="/contact" search={{ category: contact.category }}>
            <span>{contact.label}</span>
          </ButtonLink>
        </Text>
      </Columns>
    </article>
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
