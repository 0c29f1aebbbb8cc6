// While React's module is evaluated it makes five errors to throw later. For the stacks of them Chromium parses that module
// a second time: on a phone 260 of the 300 ms that the evaluation takes. Imported before it, this leaves them out.
Error.stackTraceLimit = 0;
