import { DemoPinList } from '@mocks/demo/panel/pins/PinList'
import { startTour } from '@mocks/demo/session/prepareTab'
import { startRecording } from '@mocks/demo/session/recorder'
import { recorded, recorderState } from '@mocks/demo/session/recorderState'
import { checkTour } from '@mocks/demo/session/recording'
import { tours } from '@mocks/demo/session/tours/list'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { AnyRouter } from '@tanstack/react-router'
import { CirclePlay, Disc } from 'lucide-react'
import { useId } from 'react'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { size, weight } from '@/ui/theme/tokens'
import { toast } from '@/ui/toast/toast'
import { Finished } from './Finished'

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& + &': {
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  },
  '& h3': { fontSize: size.t14, fontWeight: weight.card },
  '& > p, & li > span': {
    fontSize: size.t13,
    lineHeight: 1.6,
    color: theme.vars.palette.tokens.muted,
  },
  '& button': { gap: 6 },
  '& > button': { justifySelf: 'start' },
}))

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
  '& span': { gridRow: 2 },
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
        <DemoPinList router={router} onLeave={onJump} />
      </Part>
      <TourList />
    </>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Section>
  )
}

function Recorder({ onStart }: { onStart: () => void }) {
  const { isRecording } = useStore(recorderState)
  const start = () => {
    recorded.set(null)
    startRecording()
    onStart()
  }
  return (
    <Part title="سجّل جولة">
      <Button size="small" onClick={start} aria-disabled={isRecording}>
        <Icon icon={Disc} size="small" />
        سجّل
      </Button>
      <p role="status">
        {isRecording
          ? 'يجري التسجيل. زر إيقافه أسفل الصفحة.'
          : 'يبدأ من هذه الشاشة ببياناتها، ولا يسجّل كلمات المرور ولا رموز التحقق.'}
      </p>
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
            <span>{tour.text}</span>
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
      <p>للجولة بيانات من عندها، في علامة التبويب هذه وحدها. بياناتك كما هي.</p>
    </Part>
  )
}
