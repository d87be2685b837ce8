import { defineRoute, type ResponseOf } from '../route/defineRoute'
import * as s from '../route/shapes'
import { asReader, NOTICES_PATH } from './notices'

/** Channels of a notification: in the app and by mail. */
const channels = s.object({ app: s.flag, mail: s.flag })
const wishes = s.object({
  flow: channels,
  assigned: channels,
  comment: channels,
  due: channels,
  asked: channels,
})
const change = s.object({ 'app?': s.flag, 'mail?': s.flag })

export const noticePreferences = defineRoute(`GET ${NOTICES_PATH}/wishes`, {
  ...asReader,
  name: 'notices.noticeWishes',
  response: wishes,
})

export const setNoticePreferences = defineRoute(`PUT ${NOTICES_PATH}/wishes`, {
  ...asReader,
  name: 'notices.setNoticeWishes',
  body: s.object({
    'flow?': change,
    'assigned?': change,
    'comment?': change,
    'due?': change,
    'asked?': change,
  }),
  response: wishes,
})

export type NoticePreferences = ResponseOf<typeof noticePreferences>
