import { pick } from 'es-toolkit/object'

/** Of plain names; lodash's also takes paths. */
export default pick
