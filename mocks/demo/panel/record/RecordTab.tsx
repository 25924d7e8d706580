import { startRecording, stopRecording } from '@mocks/demo/recorder/recorder'
import { recorderState } from '@mocks/demo/recorder/recorderState'
import { startTour } from '@mocks/demo/tab/prepareTab'
import { checkTour, type Tour } from '@mocks/demo/tour/recording'
import { tours } from '@mocks/demo/tours/list'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { CirclePlay, CircleStop, Disc } from 'lucide-react'
import { useId, useState } from 'react'
import { plural } from '@/lib/arabic'
import { Icon } from '@/ui/icons'
import { size, weight } from '@/ui/theme/tokens'
import { toast } from '@/ui/toast/toast'
import { useStore } from '@/ui/useStore'
import { FileDrop } from './FileDrop'
import { Finished } from './Finished'
import { ReportForm } from './ReportForm'

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
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
}))

const Tours = styled('ul')({
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
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

const STEPS = {
  zero: 'لا خطوات بعد',
  one: 'خطوة واحدة',
  two: 'خطوتان',
  few: 'خطوات',
  many: 'خطوة',
  other: 'خطوة',
}

/** The tours that come with the demo, the recorder, and the report of a problem. */
export function RecordTab({ onClose }: { onClose: () => void }) {
  const [finished, setFinished] = useState<Tour | null>(null)
  return (
    <>
      <TourList />
      <Recorder onStart={onClose} onStop={setFinished} />
      {finished && <Finished tour={finished} onChange={setFinished} />}
      <Part title="افتح ملفًا">
        <FileDrop />
      </Part>
      <Part title="بلّغ عن مشكلة">
        <ReportForm />
      </Part>
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

type RecorderProps = { onStart: () => void; onStop: (tour: Tour | null) => void }

function Recorder({ onStart, onStop }: RecorderProps) {
  const { isRecording, count, isLasting } = useStore(recorderState)
  const start = () => {
    onStop(null)
    startRecording()
    onStart()
  }
  return (
    <Part title="سجّل جولة">
      {isRecording ? (
        <Button size="small" onClick={() => onStop(stopRecording('جولة مسجَّلة'))}>
          <Icon icon={CircleStop} size="small" />
          أوقف التسجيل
        </Button>
      ) : (
        <Button size="small" onClick={start}>
          <Icon icon={Disc} size="small" />
          سجّل
        </Button>
      )}
      <p role="status">
        {isRecording
          ? `يجري التسجيل: ${plural(count, STEPS)}.`
          : 'يبدأ التسجيل من هذه الشاشة ببياناتها، وتُغلق اللوحة.'}
        {!isLasting && ' لا يتسع تخزين هذه النافذة للتسجيل، فيضيع إن أُعيد تحميل الصفحة.'}
      </p>
      <p>لا تُسجَّل كلمات المرور ولا رموز التحقق.</p>
    </Part>
  )
}
