import { Note, Part, Row } from '@mocks/demo/panel/panelParts'
import { PinList } from '@mocks/demo/panel/pins/PinList'
import { listen } from '@mocks/demo/session/listen'
import { startTour } from '@mocks/demo/session/prepareTab'
import { startRecording } from '@mocks/demo/session/recorder'
import { recorded, recorderState } from '@mocks/demo/session/recorderState'
import { checkTour, type Tour } from '@mocks/demo/session/recording'
import { linkOf } from '@mocks/demo/session/share'
import { tours } from '@mocks/demo/session/tours/list'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { AnyRouter } from '@tanstack/react-router'
import { CirclePlay, Disc } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextField } from '@/ui/form/TextField'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { weight } from '@/ui/theme/tokens'
import { toast } from '@/ui/toast/toast'

const Tours = styled('ul')({
  display: 'grid',
  gap: 8,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 8px',
  },
  '& b': { fontWeight: weight.label },
  '& p': { gridRow: 2 },
  '& button': { gridRow: '1 / span 2', gridColumn: 2 },
})

type Props = { router: AnyRouter; onLeave: () => void; onJump: (() => void) | undefined }

/** Notes of reviewers, recordings and tours. The footer of the panel shares and opens them. */
export function ShareTab({ router, onLeave, onJump }: Props) {
  const tour = useStore(recorded)
  return (
    <>
      {tour && <Finished tour={tour} />}
      <Recorder onStart={onLeave} />
      <Part title="ملاحظات">
        <PinList router={router} onLeave={onJump} />
      </Part>
      <TourList />
    </>
  )
}

function Recorder({ onStart }: { onStart: () => void }) {
  const { isRecording } = useStore(recorderState)
  const start = () => {
    recorded.set(null)
    // The page may not have been quiet yet.
    listen()
    startRecording()
    onStart()
  }
  return (
    <Part title="سجّل جولة">
      <Button size="small" onClick={start} aria-disabled={isRecording}>
        <Icon icon={Disc} size="small" />
        سجّل
      </Button>
      <Note role="status">
        {isRecording
          ? 'يجري التسجيل. زر إيقافه أسفل الصفحة.'
          : 'يبدأ من هذه الشاشة ببياناتها، ولا يسجّل كلمات المرور ولا رموز التحقق.'}
      </Note>
    </Part>
  )
}

function TourList() {
  const play = async ({ load }: (typeof tours)[number]) => {
    const checked = checkTour((await load()).default)
    if (checked.ok) await startTour(checked.tour)
    else toast.error(checked.reason)
  }
  return (
    <Part title="جولات جاهزة">
      <Tours>
        {tours.map((tour) => (
          <li key={tour.id}>
            <b>{tour.title}</b>
            <Note>{tour.text}</Note>
            <Button
              size="small"
              aria-label={`ابدأ جولة «${tour.title}»`}
              onClick={() => void play(tour)}
            >
              <Icon icon={CirclePlay} size="small" />
              ابدأ
            </Button>
          </li>
        ))}
      </Tours>
      <Note>للجولة بيانات من عندها، في علامة التبويب هذه وحدها. بياناتك كما هي.</Note>
    </Part>
  )
}

/** A recording that has just ended: its link, its name, and what can be done with it. «شارك» copies its link. */
function Finished({ tour }: { tour: Tour }) {
  const [link, setLink] = useState('')
  useEffect(() => void linkOf(tour).then(setLink), [tour])
  return (
    <Part title="الجولة المسجَّلة">
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
      <Row>
        <Button size="small" onClick={() => void startTour(tour)}>
          شغّلها
        </Button>
        <Button size="small" variant="text" onClick={() => recorded.set(null)}>
          تجاهلها
        </Button>
      </Row>
    </Part>
  )
}
