import '../../src/ui/menu/plainIcon.css'
import { plainIcon } from '../../src/ui/menu/plainIcon'

export default plainIcon
