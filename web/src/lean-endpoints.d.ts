import '@chalkline/contract/http/endpoint.ts';

/** web/build/lean-endpoints.ts leaves endpoints without their schemas, so their types have none here either. */
declare module '@chalkline/contract/http/endpoint.ts' {
  interface EndpointProgram {
    readonly leanEndpoints: true;
  }
}
