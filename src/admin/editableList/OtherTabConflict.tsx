import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from '@/ui/icons'
import { size, weight } from '@/ui/theme/tokens'
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

type Props = {
  /** what was saved, a feminine noun: «هذه الصفحة» */
  subject: string
  /** describe the differences from the version that both tabs started from */
  myChanges: () => string[]
  theirChanges: () => string[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Lets the editor choose between the edits of this tab and what another tab has saved. */
export function OtherTabConflict(props: Props) {
  const { subject, myChanges, theirChanges, onKeepMine, onTakeTheirs } = props

  const id = useId()
  const [isCompared, setCompared] = useState(false)
  return (
    <Notice data-conflict>
      <Icon icon={TriangleAlert} size="small" />
      <p role="alert">
        غُيّرت {subject} في نافذة أخرى وحُفظت، وتعديلاتك هنا لم تُحفظ بعد. أيّ النسختين تبقى؟
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
            <Changes title="تعديلاتك" changes={myChanges()} />
            <Changes title="تعديلات النافذة الأخرى" changes={theirChanges()} />
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
