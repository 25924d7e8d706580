import { dataCalls } from '@mocks/backend/dataCalls'
import { HttpResponse, http } from 'msw/http'
import { pageSettingSchema } from '@/api/pageSettings'
import { methodNotAllowed, withBody } from './respond'

const PAGE_SETTINGS = dataCalls.pageSettings.path

/**
 * POST /api/page-settings (Spec §7): answers 200 with the parsed setting. Nothing is stored, because no call
 * reads page settings (D-15).
 */
export const pageSettingsHandlers = () => [
  http.post(
    PAGE_SETTINGS,
    withBody(pageSettingSchema, (setting) => HttpResponse.json(setting)),
  ),
  http.all(PAGE_SETTINGS, () => methodNotAllowed('POST')),
]
