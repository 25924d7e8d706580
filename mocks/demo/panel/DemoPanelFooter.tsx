import { mockController } from '@mocks/backend/mockController'
import { type Scenario, scenarios } from '@mocks/backend/scenarios'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Download, Link, type LucideIcon, RotateCcw, Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { Checkbox } from '@/ui/form/Checkbox'
import { Icon } from '@/ui/icons'
import { size } from '@/ui/theme/tokens'
import { useStore } from '@/ui/useStore'
import { confirmAndReset } from './confirmAndReset'
import { downloadData, importFile } from './dataFile'
import { LinkToCopy } from './LinkToCopy'
import { useDemoLink } from './useDemoLink'

const Note = styled('p')(({ theme }) => ({
  paddingBlock: 8,
  paddingInline: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  fontSize: size.t13,
  lineHeight: 1.6,
  color: theme.vars.palette.tokens.muted,
}))

const Bar = styled('footer')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 4,
  padding: 8,
  paddingBlockStart: 0,
  '& button': {
    flexDirection: 'column',
    justifyContent: 'start',
    gap: 2,
    paddingBlock: 6,
    paddingInline: 2,
    whiteSpace: 'normal',
    lineHeight: 1.3,
    fontSize: size.t13,
    color: theme.vars.palette.tokens.ink,
    '&:hover': { background: theme.vars.palette.tokens.sunken },
  },
}))

const Option = styled('div')({ paddingInline: 16, fontSize: size.t14 })

/** The actions on all data: reset, export, import, copy the link. */
export function DemoPanelFooter() {
  const chooser = useRef<HTMLInputElement>(null)
  const copyLink = useDemoLink()
  const [uncopied, setUncopied] = useState<string | null>(null)
  const [withData, setWithData] = useState(false)

  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Without this, choosing the same file again after correcting it would not fire `change`.
    if (file) void importFile(file).finally(() => (target.value = ''))
  }

  return (
    <>
      {uncopied !== null && <LinkToCopy link={uncopied} />}
      <ExportNote />
      <Option>
        <Checkbox label="الرابط يحمل البيانات أيضًا" isChecked={withData} onChange={setWithData} />
      </Option>
      <Bar>
        <ActionButton icon={RotateCcw} label="إعادة الضبط" onClick={() => void confirmAndReset()} />
        <ActionButton icon={Download} label="تصدير" onClick={downloadData} />
        <ActionButton icon={Upload} label="استيراد" onClick={() => chooser.current?.click()} />
        <ActionButton
          icon={Link}
          label="انسخ الرابط"
          onClick={() => void copyLink(withData).then(setUncopied)}
        />
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          aria-label="ملف البيانات"
          hidden
          onChange={onChosen}
        />
      </Bar>
    </>
  )
}

/** Says what an export contains, and which messages on the screen it does not. */
function ExportNote() {
  const { calls } = useStore(mockController.overrides)
  const { label, hasOwnMessages }: Scenario = scenarios[calls.list.scenario]
  return (
    <Note>
      في ملف التصدير رسائل التواصل المحفوظة وكل ما يحفظه التطبيق في هذا المتصفح.
      {hasOwnMessages && ` أما رسائل سيناريو «${label}» فمولَّدة، لا تُحفظ ولا تُصدَّر.`}
    </Note>
  )
}

function ActionButton({
  icon,
  label,
  onClick,
}: {
  icon: LucideIcon
  label: string
  onClick: () => void
}) {
  return (
    <Button variant="text" color="inherit" size="small" onClick={onClick}>
      <Icon icon={icon} size="small" />
      {label}
    </Button>
  )
}
