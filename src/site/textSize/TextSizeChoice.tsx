import { TEXT_SIZES, type TextSize } from '@/lib/readingPreferences'
import { chooseReading, savedReading } from '@/saved/reading'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { useStore } from '@/ui/stores/useStore'

const LABELS: Record<TextSize, string> = { 100: 'عادي', 115: 'كبير', 130: 'أكبر', 150: 'الأكبر' }

const OPTIONS = TEXT_SIZES.map((value) => ({ value, label: LABELS[value] }))

/** The size of reading text (`ui/theme/display.css`). It applies and is stored at once, and the control does not move. */
export function TextSizeChoice() {
  const { textSize } = useStore(savedReading)
  return (
    <SegmentedControl
      label="حجم النص"
      value={textSize}
      options={OPTIONS}
      onChange={(textSize) => sayIfNotStored(chooseReading({ textSize }))}
    />
  )
}
