import { styled } from '@mui/material/styles'
import { ChevronDown, Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { useIsHydrated } from '@/ui/states/useIsHydrated'
import { Icon } from '@/ui/theme/icons'
import { radius, size } from '@/ui/theme/tokens'

const Box = styled('details')(({ theme }) => {
  const { line, sunken, muted, info } = theme.vars.palette.tokens
  return {
    border: `1px solid ${line}`,
    borderRadius: radius.card,
    background: sunken,
    fontSize: size.t14,
    textWrap: 'pretty',
    marginBlockEnd: 16,
    '& > summary': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '2px 8px',
      paddingBlock: 8,
      paddingInline: 16,
      borderRadius: radius.card,
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg:first-of-type': { color: info },
      '& > svg:last-of-type': { color: muted },
      '& > span': { gridArea: '2 / 1 / auto / -1', color: muted },
      [theme.breakpoints.up('md')]: {
        gridTemplateColumns: 'auto auto 1fr auto',
        '& > span': { gridArea: 'auto' },
      },
    },
    [theme.breakpoints.down('md')]: { '&:not([open]) > summary > span': { display: 'none' } },
    '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
    '& > ul': {
      paddingInline: '44px 16px',
      paddingBlockEnd: 12,
      color: muted,
      listStyle: 'disc',
      '& > li': { display: 'list-item' },
    },
  }
})

const { key } = APP_KEYS.adInstructions

/** Instructions for editors (Spec §2): open on the first visit, then one line, since they are above the ads. */
export function AdInstructions() {
  const [isFirst] = useState(() => readText(key) === null)
  // In HTML made at build time they are open; `preboot.ts` hides what a later visit closes.
  const isHydrated = useIsHydrated()
  useEffect(() => {
    writeText(key, 'seen')
  }, [])
  return (
    <Box open={isFirst || !isHydrated} id={key}>
      <summary>
        <Icon icon={Info} />
        <b>قبل أن تبدأ</b>
        <span>الإعلانات المعروضة هنا هي الظاهرة على الموقع الآن.</span>
        <Icon icon={ChevronDown} size="small" />
      </summary>
      <ul>
        <li>أوقف الإعلان وأعد تشغيله متى شئت من دون حذفه.</li>
        <li>اسحب البطاقات وأفلتها لتغيير أولوية العرض.</li>
        <li>تحقق من الروابط والصور قبل التفعيل.</li>
        <li>استعن بالتحليلات لتحسين النتائج.</li>
      </ul>
    </Box>
  )
}
