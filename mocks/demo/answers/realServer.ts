import { type CallId, dataCalls } from '@mocks/backend/dataCalls'
import { type Detour, mockController } from '@mocks/backend/mockController'
import { nameOfAnswer } from '@mocks/backend/ownScenarios'
import { parseJson } from '@mocks/backend/parseJson'
import { HttpResponse } from 'msw/http'
import { bypass } from 'msw/utils/bypass'
import { isolated } from '@/lib/isolated'
import { createStore } from '@/lib/store'
import { outsideContract } from './contract'
import { type Difference, differences } from './differences'
import { ownAnswers, titleOf } from './ownAnswers'
import { serverSetting, sourceOf } from './serverSetting'

/** `outside`: what the contract says of it. */
type Answer = { status: number; body: string; outside: string | null }
type Problem = { problem: string }

/** What the server said last to a call: its answer, and where it differs if it was compared; or why there is none. */
export type Finding = Problem | (Answer & { differing?: Difference[] })

/** A call that waits for the server has none. */
export const findings = createStore<Readonly<{ [Id in CallId]?: Finding | undefined }>>({})

const find = (id: CallId, finding?: Finding) => findings.set({ ...findings.get(), [id]: finding })

/** Returns what the paths of the calls are added to, or why the text is no address. */
export function serverBase(typed: string): { base: string } | Problem {
  const address = typed.trim().replace(/\/+$/, '')
  if (address === '') return { base: location.origin }
  const isAddress = /^https?:\/\/\S+$/.test(address) && URL.canParse(address)
  return isAddress
    ? { base: address }
    : { problem: `اكتب عنوان الخادم كاملًا، مثل ${isolated('http://localhost:4010')}.` }
}

/** Asks the server for the calls for which it is chosen. */
export const startRealServer = (): void => mockController.setDetour(detour)

const detour: Detour = async (id, request, fake) => {
  const source = sourceOf(serverSetting.get(), id)
  if (source === 'fake') return fake()
  find(id)
  const asked = askServer(id, request)
  if (source === 'shadow') {
    const answer = await fake()
    // The app does not wait for the server.
    void compare(id, asked, answer?.clone())
    return answer
  }
  const said = await asked
  find(id, said)
  if ('problem' in said) return HttpResponse.error()
  const headers = { 'content-type': 'application/json' }
  return new Response(said.body || null, { status: said.status, headers })
}

async function compare(id: CallId, asked: Promise<Answer | Problem>, faked: Response | undefined) {
  const [said, text = ''] = await Promise.all([asked, faked?.text()])
  if ('problem' in said) return find(id, said)
  const { status, body } = said
  const fake = { status: faked?.status, body: parseJson(text) ?? text }
  const differing = differences(fake, { status, body: parseJson(body) ?? body })
  find(id, { ...said, differing })
}

/** Sends a call of the app to the server. `bypass`: neither the worker nor the page's own `fetch` answers it. */
async function askServer(id: CallId, request: Request): Promise<Answer | Problem> {
  const { method, headers } = request
  const place = serverBase(serverSetting.get().address)
  if ('problem' in place) return place
  const { pathname, search } = new URL(request.url)
  const type = headers.get('content-type')
  // As a text: browsers do not send a stream over HTTP/1.1.
  const body = method === 'GET' ? null : await request.clone().text()
  let isForbidden = false
  const onViolation = () => (isForbidden = true)
  document.addEventListener('securitypolicyviolation', onViolation)
  try {
    const response = await fetch(
      bypass(place.base + pathname + search, {
        method,
        body,
        credentials: 'include',
        ...(type && { headers: { 'content-type': type } }),
      }),
    )
    const answer = { status: response.status, body: await response.text() }
    return { ...answer, outside: outsideContract(id, answer) }
  } catch {
    // The event of the policy comes a task later than the error.
    await new Promise((resolve) => setTimeout(resolve))
    return { problem: isForbidden ? FORBIDDEN : await whyUnread(place.base) }
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

const FORBIDDEN = `لا تسمح سياسة هذه النسخة إلا بخادم على جهازك (${isolated('localhost')}). لغيره شغّل ${isolated('npm start')} مع ${isolated('API_PROXY')}، أو ابنِ العرض مع ${isolated('VITE_API_ORIGIN')}.`

/** Whether a server is there at all: browsers do not say why a page could not read an answer. */
async function whyUnread(base: string): Promise<string> {
  const isThere = await fetch(bypass(base, { mode: 'no-cors' })).then(
    () => true,
    () => false,
  )
  return isThere
    ? `الخادم يعمل، ولا يسمح لهذه الصفحة بقراءة ردّه (${isolated('CORS')}). اسمح لها فيه مع ملفات الارتباط، أو شغّل ${isolated('npm start')} مع ${isolated('API_PROXY')}.`
    : 'لا يرد خادم عند هذا العنوان. تحقق من العنوان ومن أن الخادم يعمل.'
}

/** Saves the last answer of the server as a scenario. */
export function saveServerAnswer(id: CallId, { status, body, outside }: Answer): string {
  const title = freeTitle(`ردّ الخادم: ${dataCalls[id].label}`)
  const usual = { delay: 0, times: 'always', isOutside: outside !== null } as const
  ownAnswers.put(nameOfAnswer({ title, call: id, status, body, ...usual }))
  return title
}

function freeTitle(title: string): string {
  const taken = ownAnswers.get().map(titleOf)
  const numbered = [title, ...taken.map((_, index) => `${title} ${index + 2}`)]
  return numbered.find((one) => !taken.includes(one)) ?? title
}
