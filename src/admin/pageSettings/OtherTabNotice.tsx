import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Info, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { PageCategory } from '@/api/pageSettings'
import { Icon } from '@/ui/icons'
import { radius, size, weight } from '@/ui/theme/tokens'
import { categoryChanges } from './categoryChanges'
import type { OtherTabsEdits } from './useOtherTabsEdits'

const Note = styled('div')(({ theme }) => {
  const { infoSoft, info, warnSoft, warn, ink } = theme.vars.palette.tokens
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '8px 8px',
    marginBlockEnd: 16,
    padding: 12,
    borderRadius: radius.control,
    background: infoSoft,
    color: ink,
    fontSize: size.t14,
    lineHeight: 1.6,
    '& > svg': { color: info, marginBlockStart: 3 },
    '&[data-conflict]': { background: warnSoft },
    '&[data-conflict] > svg': { color: warn },
    '& > p': { fontWeight: weight.label },
  }
})

const Choices = styled('div')({ gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Side by side on wide screens. */
const Both = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  '&[hidden]': { display: 'none' },
  '& h3': { fontSize: size.t14, fontWeight: weight.card },
  '& ul': { paddingInlineStart: 20, listStyle: 'disc', overflowWrap: 'anywhere' },
  '& li': { display: 'list-item' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

type Categories = readonly PageCategory[]

type Props = {
  edits: OtherTabsEdits
  /** the saved categories that both tabs started from */
  saved: Categories
  mine: Categories
  /** called after a choice, which removes the buttons: the caller must move the focus */
  onDecided: () => void
}

/**
 * Says that another tab has saved the page that is being edited, and lets the editor choose a
 * version.
 */
export function OtherTabNotice({ edits, saved, mine, onDecided }: Props) {
  const { theirs, isTaken, keepMine, takeTheirs } = edits
  const id = useId()
  const [isCompared, setCompared] = useState(false)
  const decide = (choose: () => void) => {
    choose()
    setCompared(false)
    onDecided()
  }
  return (
    <>
      <div role="status">
        {isTaken && (
          <Note>
            <Icon icon={Info} size="small" />
            <p>حُفظت هذه الصفحة في نافذة أخرى، وهذه فئاتها كما حُفظت هناك.</p>
          </Note>
        )}
      </div>
      {theirs && (
        <Note data-conflict>
          <Icon icon={TriangleAlert} size="small" />
          <p role="alert">
            غُيّرت هذه الصفحة في نافذة أخرى وحُفظت، وتعديلاتك هنا لم تُحفظ بعد. أيّ النسختين تبقى؟
          </p>
          <Choices>
            <Button size="small" onClick={() => decide(keepMine)}>
              إبقاء تعديلاتي
            </Button>
            <Button size="small" onClick={() => decide(takeTheirs)}>
              أخذ تعديلات النافذة الأخرى
            </Button>
            <Button
              size="small"
              aria-expanded={isCompared}
              aria-controls={`${id}both`}
              onClick={() => setCompared(!isCompared)}
            >
              {isCompared ? 'إخفاء الفرق' : 'عرض الفرق'}
            </Button>
          </Choices>
          <Both id={`${id}both`} hidden={!isCompared}>
            {isCompared && (
              <>
                <Changes title="تعديلاتك" changes={categoryChanges(saved, mine)} />
                <Changes title="تعديلات النافذة الأخرى" changes={categoryChanges(saved, theirs)} />
              </>
            )}
          </Both>
        </Note>
      )}
    </>
  )
}

function Changes({ title, changes }: { title: string; changes: string[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {changes.length === 0 && <li>لا شيء</li>}
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  )
}
