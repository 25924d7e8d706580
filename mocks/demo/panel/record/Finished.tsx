import { downloadJson, downloadText } from '@mocks/demo/panel/downloadFile'
import { LinkToCopy } from '@mocks/demo/panel/LinkToCopy'
import { MAX_LINK } from '@mocks/demo/panel/useDemoLink'
import { compress } from '@mocks/demo/payload'
import { addressOf, startTour } from '@mocks/demo/tab/prepareTab'
import { packTour } from '@mocks/demo/tour/packTour'
import type { Tour } from '@mocks/demo/tour/recording'
import { toSpec } from '@mocks/demo/tour/toSpec'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { TextField } from '@/ui/form/TextField'
import { radius } from '@/ui/theme/tokens'
import { toast } from '@/ui/toast/toast'

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.sunken,
}))

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

type Props = { tour: Tour; onChange: (tour: Tour) => void }

/** What can be made of a recording: a tour to play, to send or to keep, and a test. */
export function Finished({ tour, onChange }: Props) {
  const [uncopied, setUncopied] = useState<string | null>(null)
  const copy = async () => {
    const payload = await compress(JSON.stringify(await packTour(tour)))
    const link = `${addressOf(tour.start.address)}#demo=${payload}`
    if (link.length > MAX_LINK) {
      downloadJson('madar-tour', tour)
      toast.info('الجولة أكبر من أن يحملها رابط، فنُزّلت ملفًا. من يسحبه إلى العرض يراها.')
      return
    }
    try {
      await navigator.clipboard.writeText(link)
      toast.success('نُسخ رابط الجولة. من يفتحه يراها من أولها.')
    } catch {
      setUncopied(link)
    }
  }
  return (
    <Card role="group" aria-label="الجولة المسجَّلة">
      <TextField
        label="اسم الجولة"
        size="small"
        value={tour.title}
        onChange={(title) => onChange({ ...tour, title })}
      />
      <Buttons>
        <Button size="small" onClick={() => void startTour(tour)}>
          شغّلها
        </Button>
        <Button size="small" onClick={() => downloadJson('madar-tour', tour)}>
          نزّل الجولة
        </Button>
        <Button size="small" onClick={() => void copy()}>
          انسخ رابطها
        </Button>
        <Button
          size="small"
          onClick={() => downloadText('madar-tour', 'spec.ts', 'text/plain', toSpec(tour))}
        >
          نزّل اختبارًا
        </Button>
      </Buttons>
      {uncopied !== null && <LinkToCopy link={uncopied} />}
    </Card>
  )
}
