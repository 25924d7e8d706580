import { keyframes, styled } from '@mui/material/styles'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
// For left to right; the RTL plugin mirrors it, so that it runs from the right.
const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(240%)' },
})

const Track = styled('div')(({ theme }) => ({
  blockSize: 3,
  overflow: 'hidden',
  borderRadius: 3,
  background: theme.vars.palette.tokens.track,
  // Hidden for the first second, so that short waits show no flash («Visual language», States). Its space is reserved
  // meanwhile.
  animation: `${appear} 1ms 1s both`,
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: '42%',
    blockSize: '100%',
    borderRadius: 3,
    background: theme.vars.palette.tokens.brand,
    // Three runs, less than five seconds: what moves longer beside other content needs a way to stop it (WCAG 2.2.2),
    // and each frame of it delays the letters that are typed meanwhile. Then it shows a part, as with reduced motion.
    animation: `${run} 1.4s 1s cubic-bezier(.4, .1, .4, 1) 3`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
}))

/** A thin bar above content that is loading. It appears after one second and moves three times. */
export function LoadingBar({ label = 'جارٍ التحميل' }: { label?: string }) {
  return <Track role="progressbar" aria-label={label} />
}
