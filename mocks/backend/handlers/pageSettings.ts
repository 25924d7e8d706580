import { dataCalls } from '@mocks/backend/dataCalls'
import { HttpResponse, http } from 'msw/http'
import { pageSettingSchema } from '@/api/pageSettings'
import { methodNotAllowed, readBody } from './respond'

const PAGE_SETTINGS = dataCalls.pageSettings.path

/**
 * POST /api/page-settings (Spec §7): answers 200 with the parsed setting. Nothing is stored, because no call
 * reads page settings (D-15).
 */
export const pageSettingsHandlers = () => [
  http.post(PAGE_SETTINGS, async ({ request }) => {
    const body = await readBody(request, pageSettingSchema)
    return body.ok ? HttpResponse.json(body.data) : body.refusal
  }),
  http.all(PAGE_SETTINGS, () => methodNotAllowed('POST')),
]
