import '../../src/pieces/menu/plainIcon.css'
import { plainIcon } from '../../src/pieces/menu/plainIcon'

export default plainIcon
