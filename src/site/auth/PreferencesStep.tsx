import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { INTEREST_IDS, type InterestId } from '@/lib/reader'
import { rebaseInterests, savedInterests, toggled } from '@/saved/interests'
import { InterestTiles } from '@/site/account/InterestTiles'
import { colors, size } from '@/ui/theme/tokens'

const Root = styled('div')({ display: 'grid', gap: 20 })

const Hint = styled('p')({ color: colors.muted, fontSize: size.t13, lineHeight: 1.6 })

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > :first-of-type': { flexGrow: 1 },
})

type Props = {
  onSave: (interests: readonly InterestId[]) => void
  onSkip: () => void
}

/** The preferences step (Spec §4): six interests; save and skip both finish the dialog. */
export function PreferencesStep({ onSave, onSkip }: Props) {
  const [before] = useState(savedInterests.get)
  const [chosen, setChosen] = useState(before)
  return (
    <Root>
      <InterestTiles
        variant="short"
        label="الاهتمامات"
        selected={chosen}
        onToggle={(id) => setChosen(toggled(chosen, id))}
      />
      <Hint>
        <span role="status">
          اخترت <bdi>{chosen.length}</bdi> من <bdi>{INTEREST_IDS.length}</bdi>.
        </span>{' '}
        يمكنك تخصيص اهتماماتك لاحقًا من لوحتك.
      </Hint>
      <Buttons>
        <Button
          variant="contained"
          color="primary"
          onClick={() => onSave(rebaseInterests(before, chosen))}
        >
          حفظ التفضيلات
        </Button>
        <Button onClick={onSkip}>ليس الآن</Button>
      </Buttons>
    </Root>
  )
}
