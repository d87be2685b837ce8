import { contactTopics } from '../domain/customers/contactTopics'
import { defineRoute } from '../model/route/defineRoute'
import { choice, email, flag, object, text, textUpTo } from '../model/route/shapes'

/** Message of the public contact form; for notifications the address is sufficient. */
export const contact = defineRoute('POST /hanadb/api/contact', {
  name: 'platform.contact',
  policy: 'public',
  body: object({
    TEMA: choice(Object.keys(contactTopics)),
    'NOMBRE?': textUpTo(120),
    EMAIL: email,
    'TELEFONO?': text,
    'MENSAJE?': textUpTo(2000),
  }),
  response: object({ received: flag }),
  status: 201,
})
