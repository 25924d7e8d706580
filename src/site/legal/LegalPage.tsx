import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { LegalDocument } from '@/content/legal/legalDocument'
import { formatCalendarDay } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { up } from '@/ui/theme/tokens'
import { LegalContents } from './LegalContents'
import { LegalText } from './LegalText'
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

/** The privacy policy and the terms of use (Spec §2): one screen for two documents. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, intro, updated, sections, contact } = document
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const inView = useReading(ids)
  return (
    <article>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: { to: '/' } }, { label: title }]}
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
          {sections.map((section) => (
            <LegalText key={section.id} section={section} />
          ))}
          <ButtonLink to="/contact" search={{ category: contact.category }}>
            <span>{contact.label}</span>
          </ButtonLink>
        </Text>
      </Columns>
    </article>
  )
}
