import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Eye } from 'lucide-react'
import { endPreview } from '@/saved/preview'
import { BottomBar } from '@/ui/navigation/BottomBar'
import { Icon } from '@/ui/theme/icons'
import { colors, size, weight } from '@/ui/theme/tokens'

const Announced = styled('div')({ display: 'contents', '& > *': { marginInline: 16 } })

const Text = styled('p')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: size.t14,
  fontWeight: weight.label,
  color: colors.warn,
})

/** In a tab opened by an editor's «معاينة»: says that the page shows unsaved edits, and ends that. */
export const PreviewMark = () => (
  <Announced role="status">
    <BottomBar>
      <Text>
        <Icon icon={Eye} size="small" />
        معاينة: غير محفوظ
      </Text>
      <Button size="small" onClick={endPreview}>
        إنهاء المعاينة
      </Button>
    </BottomBar>
  </Announced>
)
