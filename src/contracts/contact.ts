import { contactTopics } from '../domain/customers/contactTopics'
import { defineRoute } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

/** Message of the public contact form; for notifications the address is sufficient. */
export const contact = defineRoute('POST /hanadb/api/contact', {
  name: 'platform.contact',
  policy: 'public',
  body: s.object({
    TEMA: s.choice(Object.keys(contactTopics)),
    'NOMBRE?': s.textUpTo(120),
    EMAIL: s.email,
    'TELEFONO?': s.text,
    'MENSAJE?': s.textUpTo(2000),
  }),
  response: s.object({ received: s.flag }),
  status: 201,
})
