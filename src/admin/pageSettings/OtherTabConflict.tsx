import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { PageCategory } from '@/api/pageSettings'
import { Icon } from '@/ui/icons'
import { size, weight } from '@/ui/theme/tokens'
import { categoryChanges } from './categoryChanges'
import { Notice } from './Notice'

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
  /** the saved categories that both tabs started from */
  saved: Categories
  mine: Categories
  theirs: Categories
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Lets the editor choose between these categories and those that another tab has saved. */
export function OtherTabConflict({ saved, mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const id = useId()
  const [isCompared, setCompared] = useState(false)
  return (
    <Notice data-conflict>
      <Icon icon={TriangleAlert} size="small" />
      <p role="alert">
        غُيّرت هذه الصفحة في نافذة أخرى وحُفظت، وتعديلاتك هنا لم تُحفظ بعد. أيّ النسختين تبقى؟
      </p>
      <Choices>
        <Button size="small" onClick={onKeepMine}>
          إبقاء تعديلاتي
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
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
    </Notice>
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
