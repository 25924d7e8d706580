import { styled } from '@mui/material/styles'
import { Info } from 'lucide-react'
import { Notice } from '@/ui/states/Notice'
import { Icon } from '@/ui/theme/icons'

const Box = styled(Notice)({
  marginBlock: '24px 0',
  textWrap: 'pretty',
  '& > ul': { gridColumn: 2, paddingInlineStart: 20, listStyle: 'disc' },
  '& > ul > li': { display: 'list-item' },
}) as typeof Notice

/** Instructions for editors (Spec §2), below the ads: they are read once, and the ads each day. */
export const AdInstructions = () => (
  <Box role="note" aria-label="إرشادات">
    <Icon icon={Info} />
    <p>الإعلانات المعروضة هنا هي الظاهرة على الموقع الآن.</p>
    <ul>
      <li>أوقف الإعلان وأعد تشغيله متى شئت من دون حذفه.</li>
      <li>اسحب البطاقات وأفلتها لتغيير أولوية العرض.</li>
      <li>تحقق من الروابط والصور قبل التفعيل.</li>
      <li>استعن بالتحليلات لتحسين النتائج.</li>
    </ul>
  </Box>
)
