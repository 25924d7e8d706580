import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import type { Ref } from 'react'
import { savedInterests, toggled } from '@/saved/interests'
import { AccountSection } from '@/site/account/accountParts'
import { chosenText, InterestTiles } from '@/site/account/InterestTiles'
import { IconAction } from '@/ui/navigation/IconAction'
import { sayIfNotStored, toastSaved } from '@/ui/stores/notStored'
import { useStore } from '@/ui/stores/useStore'
import { inRows } from '@/ui/theme/surface'
import { colors, size } from '@/ui/theme/tokens'

const Hint = styled('p')({ marginBlockEnd: 12, color: colors.muted, fontSize: size.t14 })

const Foot = styled('div')({
  ...inRows,
  gap: 12,
  marginBlockStart: 16,
  '& > p': { color: colors.muted, fontSize: size.t13, lineHeight: 1.6 },
})

type Props = { open: boolean; id: string; firstTile: Ref<HTMLInputElement>; onClose: () => void }

/** The preferences panel (Spec §4): a tick applies immediately; the X button and saving both close the panel. */
export function CustomisePanel({ open, id, firstTile, onClose }: Props) {
  const selected = useStore(savedInterests)
  if (!open) return null

  function save() {
    console.info('[dashboard] preferences', { selected })
    onClose()
    toastSaved('حُفظت اهتماماتك.', savedInterests.save(selected))
  }

  return (
    <AccountSection
      id={id}
      title="اهتماماتك"
      note={<IconAction label="إغلاق التخصيص" icon={X} size="small" onClick={onClose} />}
    >
      <Hint>تُرتَّب بها المقالات والأرقام في هذه الصفحة.</Hint>
      <InterestTiles
        label="الاهتمامات"
        selected={selected}
        firstRef={firstTile}
        onToggle={(interest) => sayIfNotStored(savedInterests.save(toggled(selected, interest)))}
      />
      <Foot>
        <Button variant="contained" color="primary" onClick={save}>
          حفظ التفضيلات
        </Button>
        <p role="status">
          {selected.length === 0 ? 'لم تختر شيئًا بعد.' : chosenText(selected.length)}
        </p>
      </Foot>
    </AccountSection>
  )
}
