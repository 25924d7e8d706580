import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import preview from '#.storybook/preview'
import { motion, radius } from './tokens'

const Track = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBlock: 24,
  '& > div': {
    inlineSize: 64,
    blockSize: 40,
    borderRadius: radius.control,
    background: theme.vars.palette.tokens.brand,
  },
  '& > [data-there]': { marginInlineStart: 'calc(100% - 64px)' },
}))

function Motion() {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <h1>الحركة</h1>
      <p>
        حركتان فقط، {motion.fast} و{motion.calm} جزءًا من الألف من الثانية، لما يظهر ويختفي. لا شيء
        يتحرك من نفسه، ومن طلب من جهازه حركة أقل لا يرى منها شيئًا.
      </p>
      <Button variant="outlined" onClick={() => setThere((now) => !now)}>
        حرّك
      </Button>
      <Track>
        {[motion.fast, motion.calm].map((time) => (
          <div
            key={time}
            data-there={isThere || undefined}
            style={{ transition: `margin ${time}ms ${motion.ease}` }}
          />
        ))}
      </Track>
    </>
  )
}

/** الحركة */
const meta = preview.meta({
  title: 'Foundations/Motion',
  component: Motion,
})

export const FastAndCalm = meta.story()
