import { startTour } from '@mocks/demo/session/prepareTab'
import { recorded } from '@mocks/demo/session/recorderState'
import type { Tour } from '@mocks/demo/session/recording'
import { linkOf } from '@mocks/demo/session/share'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { TextField } from '@/ui/form/TextField'
import { radius } from '@/ui/theme/tokens'

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.sunken,
}))
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** A recording that has just ended: its link, its name, and what can be done with it. «شارك» copies its link. */
export function Finished({ tour }: { tour: Tour }) {
  const [link, setLink] = useState('')
  useEffect(() => void linkOf(tour).then(setLink), [tour])
  return (
    <Card role="group" aria-label="الجولة المسجَّلة">
      <TextField
        label="رابط الجولة"
        hint="ينسخه زر «شارك»، أو ينزّله ملفًا إن طال."
        size="small"
        dir="ltr"
        value={link}
        onChange={() => {}}
      />
      <TextField
        label="اسم الجولة"
        size="small"
        value={tour.title}
        onChange={(title) => recorded.set({ ...tour, title })}
      />
      <Buttons>
        <Button size="small" onClick={() => void startTour(tour)}>
          شغّلها
        </Button>
        <Button size="small" variant="text" onClick={() => recorded.set(null)}>
          تجاهلها
        </Button>
      </Buttons>
    </Card>
  )
}
