import type { FieldView } from '../fields/display/fieldView'
import { editionView } from './edition/view/view'
import { identityView } from './identity/view/view'
import { imeiView } from './imei/view/view'
import type { CustomKinds } from './kinds'
import { phoneView } from './phone/view/view'
import { waybillNumberView } from './waybillNumber/view/view'

/** How the kinds of this business are shown and edited. */
export const customViews: { readonly [K in keyof CustomKinds]: FieldView<'text'> } = {
  phone: phoneView,
  identity: identityView,
  imei: imeiView,
  waybillNumber: waybillNumberView,
  edition: editionView,
}
