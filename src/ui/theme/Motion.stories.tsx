import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import preview from '#.storybook/preview'
import { colors, motion, radius } from './tokens'

const Track = styled('div')({
  display: 'grid',
  gap: 16,
  marginBlock: 24,
  '& > div': {
    inlineSize: 64,
    blockSize: 40,
    borderRadius: radius.control,
    background: colors.brand,
  },
  '& > [data-there]': { marginInlineStart: 'calc(100% - 64px)' },
})

const { ease, ...times } = motion
const TIMES = Object.values(times)

function Motion() {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <h1>الحركة</h1>
      <p>
        أربع مدد بالجزء من الألف من الثانية: {TIMES.join('، ')}، ومنحنى واحد. لا شيء يتحرك من نفسه،
        ومن طلب من جهازه حركة أقل لا يرى منها إلا تلاشيًا قصيرًا.
      </p>
      <Button variant="outlined" onClick={() => setThere((now) => !now)}>
        حرّك
      </Button>
      <Track>
        {TIMES.map((time) => (
          <div
            key={time}
            data-there={isThere || undefined}
            style={{ transition: `margin ${time}ms ${ease}` }}
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

export const Times = meta.story()
