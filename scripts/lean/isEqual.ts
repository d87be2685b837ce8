import { isEqual } from 'es-toolkit/predicate'

/** lodash's form of it would be a second one beside es-toolkit's own. */
export default isEqual
