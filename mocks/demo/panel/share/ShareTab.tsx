import type { Tour } from '@mocks/demo/format/recording'
import { Action, Note, Part } from '@mocks/demo/panel/panelParts'
import { leavePanel } from '@mocks/demo/panel/panelState'
import { PinList } from '@mocks/demo/panel/pins/PinList'
import { listen } from '@mocks/demo/session/listen'
import { startTour } from '@mocks/demo/session/prepareTab'
import { startRecording } from '@mocks/demo/session/recorder'
import { recorded, recorderState } from '@mocks/demo/session/recorderState'
import { linkOf } from '@mocks/demo/session/share'
import { useRouter } from '@tanstack/react-router'
import { Disc } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextField } from '@/ui/form/TextField'
import { isLayerEntry } from '@/ui/layers/entries'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'

export function ShareTab() {
  const router = useRouter()
  const tour = useStore(recorded)
  const { isRecording } = useStore(recorderState)
  const record = () => {
    if (isLayerEntry(router.history.location))
      return toast.error('أغلق النافذة أولًا: تبدأ الجولة من عنوان الصفحة، والنافذة ليست فيه.')
    recorded.set(null)
    // The page may not have been quiet yet.
    listen()
    startRecording()
    leavePanel()
  }
  return (
    <>
      {tour && <Finished tour={tour} />}
      <Part title="سجّل جولة">
        <Action label="سجّل" icon={Disc} onClick={record} aria-disabled={isRecording} />
        <Note>يبدأ من هذه الشاشة ببياناتها، ولا يسجّل كلمات المرور ولا رموز التحقق.</Note>
      </Part>
      <Part title="ملاحظات">
        <PinList />
      </Part>
    </>
  )
}

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
      <Action label="شغّلها" onClick={() => void startTour(tour)} />
    </Part>
  )
}
