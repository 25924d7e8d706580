import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Icon } from '@/ui/icons'
import { Choices, Notice } from '@/ui/Notice'
import { size, weight } from '@/ui/theme/tokens'
import type { Editable } from './EditableRow'
import { mergeItems } from './mergeItems'

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
  /** the edits of this tab, what another tab has saved, and the version that both started from */
  versions: { base: Items; mine: Items; theirs: Items }
  /** describes the differences between two versions */
  changesOf: (before: Items, after: Items) => string[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  onMerge: (merged: Items) => void
}

type Items = readonly Editable[]

/** Lets the editor choose between the edits of this tab and what another tab has saved, or merge them. */
export function OtherTabConflict(props: Props) {
  const { subject, versions, changesOf, onKeepMine, onTakeTheirs, onMerge } = props
  const { base, mine, theirs } = versions

  const id = useId()
  const [isCompared, setCompared] = useState(false)
  const merged = useMemo(() => mergeItems(base, mine, theirs), [base, mine, theirs])
  return (
    <Notice data-conflict aria-live="off">
      <Icon icon={TriangleAlert} size="small" />
      <p role="alert">{`غُيّرت ${subject} في نافذة أخرى وحُفظت، وتعديلاتك هنا لم تُحفظ بعد. أيّ النسختين تبقى؟`}</p>
      <Choices>
        <Button size="small" onClick={onKeepMine}>
          إبقاء تعديلاتي
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          أخذ تعديلات النافذة الأخرى
        </Button>
        {merged && (
          <Button size="small" onClick={() => onMerge(merged)}>
            دمج النسختين
          </Button>
        )}
        <Button
          size="small"
          aria-expanded={isCompared}
          aria-controls={`${id}both`}
          onClick={() => setCompared(!isCompared)}
        >
          <span>{isCompared ? 'إخفاء الفرق' : 'عرض الفرق'}</span>
        </Button>
      </Choices>
      <Both id={`${id}both`} hidden={!isCompared}>
        {isCompared && (
          <>
            <Changes title="تعديلاتك" changes={changesOf(base, mine)} />
            <Changes title="تعديلات النافذة الأخرى" changes={changesOf(base, theirs)} />
            {!merged && <p>في النسختين تعديل للعنصر نفسه أو ترتيبان مختلفان، فلا تُدمجان.</p>}
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
