import { endpoints } from '@tessera/contract/endpoints';
import { describeApi } from '../platform/http/openapi.ts';

console.log(JSON.stringify(describeApi(endpoints), null, 2));
