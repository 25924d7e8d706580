import { callIds, dataCalls } from '@mocks/backend/dataCalls'
import {
  type Finding,
  findings,
  saveServerAnswer,
  serverBase,
  startRealServer,
} from '@mocks/demo/answers/realServer'
import { asksServer, SOURCES, serverSetting, sourceOf } from '@mocks/demo/answers/serverSetting'
import { Action, Note } from '@mocks/demo/panel/panelParts'
import { refetchData } from '@mocks/demo/session/refetchData'
import { styled } from '@mui/material/styles'
import { excerpt } from '@/lib/excerpt'
import { isolated, quoted } from '@/lib/isolated'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { TextField } from '@/ui/form/TextField'
import { toast } from '@/ui/stores/toast'
import { useStore } from '@/ui/stores/useStore'

const MOST_LINES = 20

const Call = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '0 8px' },
  '& > div:empty': { display: 'none' },
})

/** Who answers each call, and how the server's answers differ from the fake ones. */
export function ServerPart() {
  const setting = useStore(serverSetting)
  const found = useStore(findings)
  const place = serverBase(setting.address)
  return (
    <>
      <TextField
        label="عنوان الخادم"
        hint={`الفارغ خادم هذا الموقع نفسه: في ${isolated('npm start')} مع ${isolated('API_PROXY')}. لا يحمله رابط.`}
        error={'problem' in place ? place.problem : undefined}
        size="small"
        dir="ltr"
        value={setting.address}
        onChange={(address) => void serverSetting.change({ address })}
      />
      {asksServer(setting) && (
        <Note>
          «خادم»: الرد منه، بلا سيناريو. «ظل»: الرد مزيف، ويُسأل الخادم أيضًا ويُقارن. في الحالين يكتب
          الإرسال والتغيير على الخادم فعلًا.
        </Note>
      )}
      {callIds.map((id) => {
        const { label } = dataCalls[id]
        const finding = found[id]
        return (
          <Call key={id} aria-label={label}>
            <h3>{label}</h3>
            <SegmentedControl
              label={`من يردّ: ${label}`}
              value={sourceOf(setting, id)}
              options={SOURCES}
              onChange={(source) => {
                startRealServer()
                serverSetting.change({ calls: { ...setting.calls, [id]: source } })
                refetchData()
              }}
            />
            <div role="status">{finding && <Found finding={finding} />}</div>
            {finding && !('problem' in finding) && (
              <Action
                label="احفظ ردّ الخادم سيناريو"
                variant="text"
                aria-label={`احفظ ردّ الخادم سيناريو: ${label}`}
                onClick={() =>
                  toast.success(`${quoted(saveServerAnswer(id, finding))} في قائمة السيناريوهات.`)
                }
              />
            )}
          </Call>
        )
      })}
    </>
  )
}

function Found({ finding }: { finding: Finding }) {
  if ('problem' in finding) return <p>{finding.problem}</p>
  const { status, outside, differing } = finding
  const { length = 0 } = differing ?? {}
  const compared = `يختلف عن المزيف في ${length}${length > MOST_LINES ? '، أولها' : ''}:`
  return (
    <>
      <p>{`ردّ الخادم بالحالة ${status}.${outside ? ` خارج العقد: ${outside}` : ''}`}</p>
      {differing && <p>{length === 0 ? 'لا يختلف عن المزيف.' : compared}</p>}
      <ol>
        {differing?.slice(0, MOST_LINES).map(({ path, fake, server }) => (
          <li key={path}>
            <bdi dir="ltr">{path}</bdi>
            <dl>
              <dt>المزيف</dt>
              <dd dir="auto">{shown(fake)}</dd>
              <dt>الخادم</dt>
              <dd dir="auto">{shown(server)}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </>
  )
}

const shown = (value: unknown) =>
  value === undefined ? 'لا شيء' : excerpt(JSON.stringify(value), 120)
